import { screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LoansPanel } from './LoansPanel.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)
const amounts = { borrowingPower: '5', amountBorrowed: '1.5', availableToBorrow: '3.5' }
const record = { address: owner, creditScore: 700, ...amounts }

test.each([
  ['usd', '$1.50'],
  ['token', '1.5'],
])('a debt in “%s” from the lending service reads %s when the pool reports none', async (unit, debt) => {
  await loadTestConfig({ lending: { amountUnit: unit } })
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) =>
    String(url).startsWith(testConfig.lendingUrl)
      ? Response.json(String(url).includes('/user/') ? record : [])
      : answerCalls(String(init.body), () => ({ result: '0x' })),
  )
  renderPart(<LoansPanel address={owner} isOwn={false} />)
  await screen.findByText(new RegExp(`The lending service reports a debt of ${debt.replace('$', '\\$')}\\.$`))
})
