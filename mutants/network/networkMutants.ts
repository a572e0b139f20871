export const networkMutants = []
