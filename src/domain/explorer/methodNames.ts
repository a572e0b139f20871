import { acts, methodWords } from './methodWords.ts'

/**
 * The names, separated by commas, of methods that were asked for by their names, by the words that stand for them, or by the
 * first words of a name that the app knows:
 * `Swap exact ETH for tokens, buy`.
 */
export function methodNames(asked: string): string {
  const names = asked.split(',').flatMap((part) => {
    const name = part.trim()
    const camel = name
      .replace(/ +(\S)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/^[A-Z](?=[a-z\d]|$)/, (letter) => letter.toLowerCase())
    const words = methodWords(name).toLowerCase()
    const ofAct = Object.keys(acts).filter(
      (method) =>
        acts[method]?.toLowerCase() === words ||
        // With the first words: `swap` for all swaps, also those that lists call `Buy` and `Sell`.
        methodWords(method).toLowerCase().startsWith(`${words} `),
    )
    return [name, camel, ...ofAct]
  })
  return [...new Set(names)].filter((name) => name !== '').join(',')
}
