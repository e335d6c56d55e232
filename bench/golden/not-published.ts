/** The reply says that a fact isn’t published and how to ask for it. */
export const notPublished =
  /don[’']t publish|not publish|n[’']t published|n[’']t on (?:this|our)|ask us|on request|in writing/i
