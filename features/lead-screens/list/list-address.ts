let address = '/leads'

/** Where the list was left, filters and all, so that a lead's way back leads there. It lasts as long as the page. */
export const rememberList = (next: string) => {
  address = next
}

export const listAddress = () => address
