import { acts } from './methodWords.ts'

/**
 * The names, separated by commas, of methods that were asked for by their names or by the words that stand for them:
 * `Swap exact ETH for tokens, buy`.
 */
export function methodNames(asked: string): string {
  const names = asked.split(',').flatMap((part) => {
    const name = part.trim()
    const camel = name
      .replace(/ +(\S)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/^[A-Z](?=[a-z\d]|$)/, (letter) => letter.toLowerCase())
    const ofAct = Object.keys(acts).filter((method) => acts[method]?.toLowerCase() === name.toLowerCase())
    return [name, camel, ...ofAct]
  })
  return [...new Set(names)].filter((name) => name !== '').join(',')
}
