/** The id of a card's own link: the focus follows it into another column. */
export const cardId = (id: string) => `card-${id}`
/** The id of the button that opens a card's menu. */
export const cardMenuId = (id: string) => `menu-of-card-${id}`
