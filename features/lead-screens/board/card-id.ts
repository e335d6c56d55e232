/** The id of a card's own link, for the keyboard. */
export const cardId = (id: string) => `card-${id}`
