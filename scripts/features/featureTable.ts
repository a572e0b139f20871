import { explorerPaths } from '#interfaces/explorer/registry.ts'
import { type Feature, features } from './features.ts'
import { markdownTable } from './markdownTable.ts'

const head = ['', 'Tideline', 'Etherscan', 'Blockscout', 'Otterscan']

/** The README's table of features. */
export function featureTable(): string {
  const rows = features.map((each) => [
    each.feature,
    whereFound(each),
    each.etherscan,
    each.blockscout,
    each.otterscan,
  ])
  return markdownTable(head, rows)
}

/** Its pages in the app, those of paths as the registry has them. */
function whereFound({ found }: Feature): string {
  const pages = 'pages' in found ? found.pages : found.paths.map(pageOf)
  if (pages.length === 0) return 'no'
  return [...new Set(pages)].map((page) => `\`${page}\``).join(' ')
}

function pageOf(path: string): string {
  const known = explorerPaths.find((each) => each.path === path)
  if (!known) throw new Error(`The registry has no path ${path}.`)
  return known.page.replace(/\{\w+\}/g, '…').replace(/=tide$/, '=…')
}

const begin = '<!-- features: written by `npm run generate:features` -->\n'
const end = '\n<!-- /features -->'

/** The README with the table of today. */
export function withFeatureTable(readme: string): string {
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('The README has no place for the table of features.')
  return `${before}${begin}\n${featureTable()}\n${end}${after}`
}
