export const matcherPath = '/solutions/ai-solution-recommender'
