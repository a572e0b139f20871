import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { explorerPaths } from '#interfaces/explorer/registry.ts'
import { explorerFieldsIn } from '#spec/readExplorer.ts'
import { test } from '../tideline.ts'
import { bob, coin } from './chain.ts'
import { openInside } from './openInside.ts'
import { seenOn } from './seenOn.ts'
import { serveExplorer } from './serveExplorer.ts'
import { formPattern, places, specification, specificationAnswer } from './specification.ts'

const text = readFileSync('spec/interfaces.md', 'utf8')

/** Fields of the specification that no page shows, each with its reason. */
const leftOut: Readonly<Record<string, string>> = {}

test('every field the specification names is shown by the page of its path', async ({ page, config }) => {
  const asked = await serveExplorer(page, config, { accepts: null, answer: specificationAnswer })
  await page.goto('/txs')
  await expect(page.getByRole('table')).toBeVisible()
  for (const { path, page: template, record, parameters } of explorerPaths) {
    const about = path.startsWith('/tokens') ? coin : path.endsWith('/counters') ? bob : places.address_hash
    const names = { ...places, address_hash: String(about) }
    await openInside(
      page,
      template.replace(/\{(\w+)\}/g, (_, name) => names[name as keyof typeof names] ?? ''),
    )
    const shows = specification[path]?.shows ?? []
    const isShown = (seen: string, it: string | RegExp) =>
      typeof it === 'string' ? seen.includes(it) : it.test(seen)
    const fields = record ? explorerFieldsIn(text, record) : Object.keys(shows)
    const missing = async () => {
      const seen = await seenOn(page)
      const byField = shows as Readonly<Record<string, string | RegExp>>
      return fields.filter(
        (field) => !(field in leftOut) && !(byField[field] && isShown(seen, byField[field])),
      )
    }
    await expect.soft.poll(missing, { message: path, intervals: [50, 100], timeout: 8_000 }).toEqual([])
    const requests = asked.map((request) => new URL(request, 'http://explorer.test'))
    const own = requests.filter(({ pathname }) => formPattern(path).test(pathname))
    expect.soft(own, `${path} is asked for`).not.toEqual([])
    const foreign = own.flatMap(({ searchParams }) => [...searchParams.keys()])
    const known = [...parameters, 'page', 'items_count']
    expect
      .soft(
        foreign.filter((name) => !known.includes(name)),
        `${path} is asked as specified`,
      )
      .toEqual([])
  }
})
