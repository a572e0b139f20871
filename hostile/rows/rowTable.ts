import { markdownTable } from '../../scripts/features/markdownTable.ts'
import { accessibility } from './accessibility.ts'
import { answers } from './answers.ts'
import { browser } from './browser.ts'
import { delivery } from './delivery.ts'
import { hostileText } from './hostileText.ts'
import { performance } from './performance.ts'
import type { Row } from './row.ts'
import { signing } from './signing.ts'
import { transactions } from './transactions.ts'

const groups = {
  'Security: what answers say': hostileText,
  'Security: what is signed': signing,
  'Security: how the app comes to a browser': delivery,
  'Reliability: what interfaces answer': answers,
  'Reliability: what becomes of a transaction': transactions,
  'Reliability: connections, storage and files': browser,
  Performance: performance,
  Accessibility: accessibility,
}

export const rows: readonly Row[] = Object.values(groups).flat()

export const rowFile = 'hostile/README.md'

const head = `# What must hold in a hostile world

Written by \`npm run generate:rows\` from \`hostile/rows/\`; a test fails when a test named here is gone. Priority 0 holds
before any release. \`…\` stands for what a title fills in.
`

/** The rows of all groups with what shows each, in Markdown. */
export function rowTable(): string {
  const parts = Object.entries(groups).map(([title, list]) => `## ${title}\n\n${tableOf(list)}\n`)
  return [head, ...parts].join('\n')
}

function tableOf(list: readonly Row[]): string {
  const lines = list.map((row) => [row.id, String(row.priority), cell(row.says), proofOf(row)])
  return markdownTable(['Row', 'Priority', 'What holds', 'Shown by'], lines)
}

function proofOf(row: Row): string {
  if ('leftOut' in row) return `left out: ${cell(row.leftOut)}`
  const proofs = row.shownBy.map((each) => {
    const { file, title } = readProof(each)
    return title === undefined ? `\`${each}\`` : `[${cell(title)}](../${file})`
  })
  return [...proofs, ...(row.except ? [`not: ${cell(row.except)}`] : [])].join('<br>')
}

/** The file and the title of a test; of a command there is no title. */
export function readProof(proof: string): { file: string; title?: string } {
  const [file = '', title] = proof.split(' › ')
  return title === undefined ? { file } : { file, title }
}

/** Text as it stands in a cell of Markdown. */
function cell(text: string): string {
  return text.replace(/[|<>[\]*_]/g, (sign) => `\\${sign}`)
}
