import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ray } from '#domain/lending/reserve/interest.ts'
import { ether, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FirstSteps } from './FirstSteps.tsx'

test('without a wallet the first step offers one with free tokens, or to connect another', async () => {
  await loadTestConfig({ wallet: { demo: true } })
  renderPart(<FirstSteps step="connect" user={null} rows={[]} />)
  const now = await screen.findByRole('listitem', { current: 'step' })
  expect([...now.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Try with free test tokens',
    'Connect',
  ])
})

test('a done step is ticked and has no button', async () => {
  await loadTestConfig({ wallet: { demo: true }, lendingPool: '0x00000000000000000000000000000000000000AA' })
  const rows = lendingRows(undefined, [sampleReserve(6, { symbol: 'TUSD' })], null)
  renderPart(<FirstSteps step="tokens" user={`0x${'a'.repeat(40)}`} rows={rows} />)
  await screen.findByRole('listitem', { current: 'step' })
  expect(screen.getAllByRole('img', { name: 'Done' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
})

test('the step to a deposit proposes the asset that earns, not the first that is held', async () => {
  await loadTestConfig({ wallet: { demo: true } })
  const [tide, tusd] = [
    sampleReserve(18, { symbol: 'TIDE', asset: ether }),
    sampleReserve(6, { symbol: 'TUSD', supplyRate: ray / 50n }),
  ]
  const positions = [samplePosition(tide, { wallet: 9n }), samplePosition(tusd, { wallet: 9n })]
  renderPart(
    <FirstSteps
      step="deposit"
      user={`0x${'a'.repeat(40)}`}
      rows={lendingRows(undefined, [tide, tusd], positions)}
    />,
  )
  const link = await screen.findByRole('link', { name: 'Deposit' })
  expect(link.getAttribute('href')).toBe(`/?action=deposit&asset=${tusd.asset}`)
})
