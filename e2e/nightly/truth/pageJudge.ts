import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { openInside } from '../personalities/openInside.ts'
import type { Form } from './figureForms.ts'
import { type PageFigures, type Place, readPage } from './readPage.ts'

/** What a page must show, by the replay: figures by label, and by table, row and column. */
export type Expected = {
  path: string
  labels?: Record<string, Form[]>
  tables?: Record<string, ExpectedRow[]>
}

/** A row is known by one of its links. The name of a column may have a unit behind it. */
export type ExpectedRow = { link: string; cells: Record<string, Form[]> }

/** Counts the figures that pages show as they must, and names the others. */
export function createPageJudge(page: Page) {
  let figures = 0
  const wrong: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    /**
     * Opens a page and waits until every figure of it, or of a part, is right. What is wrong once the page has nothing
     * more to say is named.
     */
    async visit(expected: Expected, part: Locator = page.locator('main').first()): Promise<void> {
      await openInside(page, expected.path)
      let compared: ReturnType<typeof compare> = { figures: 0, wrong: ['The page was not read.'] }
      let [shown, sameLooks] = ['', 0]
      const isJudged = async () => {
        const figures = await readPage(part)
        compared = compare(figures, expected)
        const before = shown
        shown = JSON.stringify(figures)
        sameLooks = open.size === 0 && shown === before ? sameLooks + 1 : 0
        return compared.wrong.length === 0 || sameLooks >= mostLooks
      }
      // What is still wrong is named with all others at the end.
      await expect
        .poll(isJudged, { timeout: mostPatience, intervals: [50, 100, 250, 500] })
        .toBe(true)
        .catch(() => undefined)
      figures += compared.figures
      for (const each of compared.wrong) {
        wrong.push(`${expected.path} ${each}`)
        process.stdout.write(`${wrong.at(-1)}\n`)
      }
    },
    result: () => ({ figures, wrong: wrong.slice(0, mostNamed) }),
  }
}

const mostPatience = 20_000
/** After so many equal looks in a row, without a request on its way, a page says nothing else. */
const mostLooks = 10
const mostNamed = 30

/** A place that must show a figure, with its name in a report. */
type Claim = { what: string; places: Place[]; form: Form }

function compare(shown: PageFigures, { labels = {}, tables = {} }: Expected) {
  const claims = [
    ...Object.entries(labels).flatMap(([label, forms]) =>
      forms.map((form) => ({ what: label, places: shown.labels[label] ?? [], form })),
    ),
    ...Object.entries(tables).flatMap(([table, rows]) =>
      rows.flatMap((row) => claimsOfRow(shown, table, row)),
    ),
  ]
  const wrong = claims.filter(({ places, form }) => !places.some((place) => shows(place, form)))
  return {
    figures: claims.reduce((sum, { form }) => sum + (form.title === undefined ? 1 : 2), 0),
    wrong: wrong.map(
      ({ what, places, form }) => `${what}: ${JSON.stringify(places)} instead of ${JSON.stringify(form)}`,
    ),
  }
}

function claimsOfRow({ tables }: PageFigures, table: string, { link, cells }: ExpectedRow): Claim[] {
  const row = tables[table]?.find(({ links }) => links.includes(link))?.cells ?? {}
  return Object.entries(cells).flatMap(([column, forms]) => {
    const head = Object.keys(row).find((each) => each === column || each.startsWith(`${column} `))
    const place = head === undefined ? undefined : row[head]
    return forms.map((form) => ({
      what: `${table}, ${link}, ${column}`,
      places: place ? [place] : [],
      form,
    }))
  })
}

/** A figure with a title is compared with both; another text must begin with the form. */
function shows({ text, figures }: Place, form: Form): boolean {
  if (form.between) return isBetween(text, form.between)
  return [form.text, ...(form.others ?? [])].some((wanted) =>
    form.title === undefined
      ? text.startsWith(wanted) && !/^[\d.,]/.test(text.slice(wanted.length))
      : figures.some((each) => each.text === wanted && each.title === form.title),
  )
}

/** Whether a text begins with dollars between two amounts, give or take a cent. */
function isBetween(text: string, [least, most]: [number, number]): boolean {
  const [, sign, digits] = /^(?:≈ )?([+−]?)\$([\d,]+(?:\.\d+)?)(?![\d.KMB])/.exec(text) ?? []
  const dollars = Number(digits?.replaceAll(',', '') ?? Number.NaN) * (sign === '−' ? -1 : 1)
  return dollars >= least - 0.01 && dollars <= most + 0.01
}
