import { screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FeeLine } from './FeeLine.tsx'

const user = checksummed(`0x${'ab'.repeat(20)}`)

test.each([
  [true, 'Network fee of the approval ≈'],
  [false, 'Network fee ≈'],
])('the fee of a call that is an approval (%s) is labelled: %s', async (isApproval, label) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answerCalls(String(body), () => ({ result: '0x5208' })),
  )
  renderPart(<FeeLine user={user} call={{ to: user, data: '0x' }} isApproval={isApproval} />)
  await screen.findByText(label)
})
