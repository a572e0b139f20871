// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'

test('ConnectDialog with a demo wallet only says that this browser has no wallet', async () => {
  await loadTestConfig({ wallet: { demo: true, walletConnectProjectId: null } })
  renderPart(<ConnectDialog />)
  expect(await screen.findByRole('button', { name: /^Demo wallet/ })).toBeTruthy()
  expect(await screen.findByText(/^No wallet was found in this browser\./)).toBeTruthy()
})

test('ConnectDialog lists a wallet found in this browser before the demo wallet', async () => {
  await loadTestConfig({ wallet: { demo: true, walletConnectProjectId: null } })
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Found',
    icon: 'data:,',
    rdns: 'test.found',
  }
  const provider = { request: async () => null, on: () => {}, removeListener: () => {} }
  renderPart(<ConnectDialog />)
  await screen.findByRole('button', { name: /^Demo wallet/ })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  await screen.findByRole('button', { name: /^Found/ })
  const names = screen.getAllByRole('button', { name: /^(Found|Demo)/ }).map(({ textContent }) => textContent)
  expect(names.map((name) => name?.slice(0, 4))).toEqual(['Foun', 'Demo'])
  expect(screen.queryByText(/^No wallet was found/)).toBeNull()
})
