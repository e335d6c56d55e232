/** A program or device that visitors' data comes from, and how it is taken out of it. */
export interface DataProgram {
  name: string
  steps: readonly string[]
}

/** Menus are named where they are the same in all releases in use; elsewhere the step says what to look for. */
export const dataPrograms = {
  excel: {
    name: 'Excel',
    steps: [
      'Have one table on the sheet: a row of headings, then the rows, no merged cells. Titles above it and totals below it may stay.',
      'File, Save As (Save a Copy where the file is in the cloud), as Excel Workbook (.xlsx) or CSV UTF-8.',
      'Choose that file here. If the workbook has several sheets, you pick the one to read.',
    ],
  },
  minitab: {
    name: 'Minitab',
    steps: [
      'Click into the worksheet that holds the data, not into the output.',
      'In the File menu save the worksheet (not the project) under another name, with CSV or Excel as the type of file.',
      'Column names become the headings. The asterisk that Minitab puts for a missing value is read as missing.',
    ],
  },
  sapPm: {
    name: 'SAP PM',
    steps: [
      'Open the list: IW29 for notifications, IW39 for orders, IK17 for measurement documents. Set plant, equipment and period, and run it.',
      'Add the fields named above to the layout; fields that aren’t in it are not exported.',
      'Export the list as a spreadsheet: in most releases List, Export, Spreadsheet, elsewhere the export button above the list. If only Local File is offered, take the form with tabs.',
    ],
  },
  maximo: {
    name: 'Maximo',
    steps: [
      'On the List tab of the application, filter to the asset or location and the period.',
      'Download the list with the icon above it. It saves the columns shown, so ask your administrator to add any that are missing.',
      'An old .xls file isn’t read here: open it in Excel and save it as .xlsx.',
    ],
  },
  historian: {
    name: 'OPC historian',
    steps: [
      'In the client of your historian (PI DataLink, a trend of your SCADA system, an OPC HDA client) choose the tags and the period.',
      'Take recorded values rather than averages where single events matter; values at regular intervals where a trend does. In PI DataLink these are Compressed Data and Sampled Data.',
      'Save as CSV or in a workbook, with the time of each value. Keep the quality column: rows marked bad are left out, and the page says how many.',
    ],
  },
  camera: {
    name: 'Camera or phone',
    steps: [
      'Fix the camera, look straight at the part, and switch off flash and automatic beauty or HDR modes.',
      'Keep light, distance and background the same from picture to picture.',
      'Save as JPEG or PNG and choose the files here; on a phone the same field opens the camera.',
    ],
  },
  recorder: {
    name: 'Video recorder',
    steps: [
      'Export the minutes in question as a video file; most recorders call it backup or clip.',
      'Choose that file where a demo accepts one. Otherwise save single frames from it, one or two a second: in VLC with the scene filter, or with ffmpeg -i clip.mp4 -vf fps=2 frame-%03d.jpg.',
      'Frames are chosen together. They are sorted by their names.',
    ],
  },
} as const satisfies Record<string, DataProgram>

export const dataProgramIds = Object.keys(dataPrograms) as (keyof typeof dataPrograms)[]
