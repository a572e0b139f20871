import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PoolPage } from './PoolPage.tsx'

const asset = checksummed(`0x${'ab'.repeat(20)}`)

const refused = { error: { code: 3, message: 'execution reverted' } }

/** Opens the page with the answers of the lending service and of the pool's contract. */
async function open(listed: Response, told: object) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) =>
    String(url).startsWith(testConfig.lendingUrl)
      ? listed.clone()
      : answerCalls(String(init.body), () => told),
  )
  renderPart(<PoolPage />, `/lending/pool/${asset}`, '/lending/pool/$asset')
}

/** An empty list, as `getReserves` returns it: the offset of the list and its length. */
const noReserve = `0x${'20'.padStart(64, '0')}${'0'.repeat(64)}`

test.each([
  [
    'the contract',
    Response.json({}, { status: 503 }),
    { result: noReserve },
    'The lending pool has no asset',
  ],
  ['the service alone', Response.json([]), refused, 'The lending service lists no pool'],
])('an address is no pool by the word of %s, which the page names', async (_, listed, told, sentence) => {
  await open(listed, told)
  await screen.findByRole('heading', { name: 'Pool not found' })
  expect(document.body.textContent).toContain(sentence)
  expect(document.body.textContent).toContain(asset)
  expect(screen.getByRole('link', { name: 'All pools' })).toBeTruthy()
})

test('a pool that nobody tells of is not said to be missing', async () => {
  await open(Response.json({}, { status: 503 }), refused)
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  expect(document.body.textContent).not.toContain('Pool not found')
})
