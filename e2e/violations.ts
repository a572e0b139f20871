import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rows to skip: rows of a table are alike, so only the first ones are checked. */
const repeatedRows = 'main tbody tr:nth-child(n + 6)'

/** axe's violations of WCAG 2.2 AA, or of some rules only. */
export async function violations(page: Page, rules?: readonly string[]) {
  // Passed rules are not reported, because that takes most of the time.
  const quick = { resultTypes: ['violations' as const] }
  const axe = new AxeBuilder({ page }).options(quick).setLegacyMode(true).exclude(repeatedRows)
  const { violations: found } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze()
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }))
}
