/** Where a form without script leads. */
export const requestThanksPath = '/team-augmentation/thanks'
