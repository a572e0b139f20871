// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressBalance } from './AddressBalance.tsx'

const address = checksummed(`0x${'11'.repeat(20)}`)
const byNode = 10_004_690_000_000_000_000_000n

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['more', byNode + 46_000_000_000_000n, 'The explorer says 0.000046 ETH more at block 4,620'],
  ['less', byNode - 46_000_000_000_000n, 'The explorer says 0.000046 ETH less at block 4,620'],
  ['the same', byNode, 'Confirmed by the node'],
])('an explorer that says %s than the node is quoted with the difference', async (_, balance, said) => {
  await loadTestConfig()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    answerCalls(String(body), () => ({ result: `0x${byNode.toString(16)}` })),
  )
  const record = { balance, balanceBlock: 4_620 } as unknown as AddressRecord
  renderPart(<AddressBalance address={address} record={record} error={null} />)
  const [word = ''] = said.split(' ')
  const note = await screen.findByText(new RegExp(`^${word}`))
  expect(note.closest('div')?.textContent?.replaceAll('\u00a0', ' ')).toBe(said)
})
