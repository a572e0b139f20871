// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'

afterEach(cleanup)

test('ConnectDialog with a demo wallet only says that this browser has no wallet', async () => {
  await loadTestConfig({ wallet: { demo: true, walletConnectProjectId: null } })
  renderPart(<ConnectDialog />)
  expect(await screen.findByRole('button', { name: /^Demo wallet/ })).toBeTruthy()
  expect(screen.getByText(/^No wallet was found in this browser\./)).toBeTruthy()
})
