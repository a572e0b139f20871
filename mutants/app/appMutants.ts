export const appMutants = []
