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
  // Rows below the window have an estimated height, at which axe would see them overlap.
  const drawn = await page.evaluateHandle(drawRows)
  const { violations: found } = await (rules ? axe.withRules([...rules]) : axe.withTags(standards)).analyze()
  await drawn.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  }))
}

/** Runs in the page: draws rows far from the window too. The page's policy forbids a style element but not this. */
function drawRows(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}
