/** A path of the explorer (interface C), with the names of its query parameters. */
export type SpecPath = { path: string; parameters: string[] }

/** How the table of paths describes each parameter. */
const inWords: Readonly<Record<string, RegExp>> = {
  q: /\bq\b/,
  filter: /(?<!type )\bfilter \(/,
  type: /\btype\b/,
  method: /method-name filter/,
  page: /\bpage\b/,
  items_count: /items_count/,
}

/** The table of paths of `spec/interfaces.md`, in its order. */
export function explorerPathsIn(specification: string): SpecPath[] {
  return [...specification.matchAll(/^\| (\/[a-z]\S*) +\| (.+?) +\| .+ \|$/gm)]
    .map(([, path = '', words = '']) => ({ path, words }))
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(({ path, words }) => {
      const parameters = Object.keys(inWords).filter((name) => inWords[name]?.test(words))
      if (parameters.length === 0 && words !== 'none') throw new Error(`Unknown parameters: ${words}`)
      return { path, parameters }
    })
}

/** The fields of a record of `spec/interfaces.md`, such as "Token detail", in their order. */
export function explorerFieldsIn(specification: string, record: string): string[] {
  const [, sentence] = new RegExp(`^${record}: (.+)\\.$`, 'm').exec(specification) ?? []
  if (sentence === undefined) throw new Error(`The specification has no “${record}”.`)
  return sentence.split(';').flatMap((part) => /[a-z_]+(?= \()/.exec(part.trim()) ?? [])
}
