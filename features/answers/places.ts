/** Where visitors write from, by what we call the part of the islands; names that are words as well (Reading, Bath) stand in none. London has a page of its own. */
export const places: Record<string, string> = {
  ireland: `cork dublin galway limerick waterford kilkenny sligo athlone dundalk drogheda tralee killarney kerry mayo donegal wexford wicklow
    kildare meath louth tipperary clare roscommon leitrim longford westmeath offaly laois carlow cavan monaghan letterkenny ennis navan naas
    tullamore portlaoise mullingar castlebar shannon swords tallaght clonmel`,
  'northern ireland': `belfast derry londonderry lisburn newry armagh antrim tyrone fermanagh ballymena coleraine omagh enniskillen craigavon bangor`,
  scotland: `glasgow edinburgh aberdeen dundee inverness stirling perth fife falkirk paisley livingston kilmarnock dunfermline ayrshire hebrides
    shetland orkney grangemouth`,
  wales: `cardiff swansea newport wrexham anglesey llanelli carmarthen pembroke merthyr gwent bridgend aberystwyth`,
}
