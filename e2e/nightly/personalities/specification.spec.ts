import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { bob, coin } from '#interfaces/testing/explorerFixtures.ts'
import { explorerPaths } from '#interfaces/testing/explorerPaths.ts'
import { explorerFieldsIn } from '#spec/readExplorer.ts'
import { test } from '../../fixtures.ts'
import { openInside } from './openInside.ts'
import { seenOn } from './seenOn.ts'
import { serveExplorer } from './serveExplorer.ts'
import { formPattern, places, specification, specificationAnswer } from './specification.ts'

const text = readFileSync('spec/interfaces.md', 'utf8')

/** Fields of the specification that no page shows, each with its reason. */
const leftOut: Readonly<Record<string, string>> = {}

/** Parameters of Blockscout beyond the specification. A server that ignores them sends its usual order, and the app sees that. */
const beyond: Readonly<Record<string, readonly string[]>> = {
  '/addresses/{address_hash}/transactions': ['sort', 'order'],
}

test('every field the specification names is shown by the page of its path', async ({ page, config }) => {
  const asked = await serveExplorer(page, config, { accepts: null, answer: specificationAnswer })
  await page.goto('/txs')
  await expect(page.getByRole('table')).toBeVisible()
  for (const { path, page: template, record, parameters } of explorerPaths) {
    const address = path.startsWith('/tokens') ? coin : path.endsWith('/counters') ? bob : places.address_hash
    const about = { ...places, address_hash: String(address) }
    await openInside(
      page,
      template.replace(/\{(\w+)\}/g, (_, name) => about[name as keyof typeof about] ?? ''),
    )
    const shows = specification[path]?.shows ?? []
    const isShown = (seen: string, it: string | RegExp) =>
      typeof it === 'string' ? seen.includes(it) : it.test(seen)
    const fields = record ? explorerFieldsIn(text, record) : Object.keys(shows)
    const own = () => asked.filter((request) => formPattern(path).test(request.replace(/\?.*/, '')))
    const missing = async () => {
      const seen = await seenOn(page)
      const byField = shows as Readonly<Record<string, string | RegExp>>
      const unseen = fields.filter(
        (field) => !(field in leftOut) && !(byField[field] && isShown(seen, byField[field])),
      )
      return own().length > 0 ? unseen : [...unseen, 'a request']
    }
    await expect.soft.poll(missing, { message: path, intervals: [50, 100], timeout: 8_000 }).toEqual([])
    const names = own().flatMap((request) => [...new URLSearchParams(request.replace(/^[^?]*/, '')).keys()])
    const known = [...parameters, 'page', 'items_count', ...(beyond[path] ?? [])]
    const foreign = names.filter((name) => !known.includes(name))
    expect.soft(foreign, `${path} is asked as specified`).toEqual([])
  }
})
