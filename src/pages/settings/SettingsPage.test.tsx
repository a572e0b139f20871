import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeContracts } from '#interfaces/testing/fakeCurve.ts'
import { demoAccount } from '#interfaces/wallet/demoAccount.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { SettingsPage } from './SettingsPage.tsx'

afterEach(() => {
  localStorage.clear()
})

test.each([
  ['with a demo wallet', true],
  ['without a demo wallet', false],
])('%s, clearing local data says whether a key is deleted', async (_, hasKey) => {
  await loadTestConfig()
  if (hasKey)
    demoAccount.write({
      key: `0x${'1'.repeat(64)}`,
      address: '0x6f4c950442e1Af093BcfF730381E63Ae9171b87a',
    })
  renderPart(<SettingsPage />)
  const note = await screen.findByText(/^Deletes settings, labels/)
  expect(note.textContent?.includes('The key of your demo wallet is deleted')).toBe(hasKey)
})

test('clearing local data with a demo wallet asks again, and its button names the key', async () => {
  await loadTestConfig()
  demoAccount.write({
    key: `0x${'1'.repeat(64)}`,
    address: '0x6f4c950442e1Af093BcfF730381E63Ae9171b87a',
  })
  renderPart(<SettingsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear local data…' }))
  expect(screen.getByRole('button', { name: 'Clear data and delete the key' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(demoAccount.read()).not.toBeNull()
})

test('the slippage of trades is set where the site trades, and only there', async () => {
  await loadTestConfig({ curve: undefined })
  const { unmount } = renderPart(<SettingsPage />)
  await screen.findByRole('button', { name: 'Clear local data…' })
  expect(screen.queryByText('Trading')).toBeNull()
  unmount()
  await loadTestConfig({ curve: fakeContracts })
  renderPart(<SettingsPage />)
  fireEvent.click(await screen.findByRole('radio', { name: '3%' }))
  expect(localStorage.getItem('tideline.slippage')).toBe('300')
})
