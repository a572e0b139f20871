import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Endpoints } from './Endpoints.tsx'

test('Endpoints offers to save only once a URL was changed, and to reset only what was changed before', async () => {
  await loadTestConfig()
  renderPart(<Endpoints />)
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save and reload' })
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Node'), { target: { value } })
  expect(save.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull()
  type('http://127.0.0.1:9')
  expect(save.disabled).toBe(false)
  type('')
  expect(save.disabled).toBe(true)
})
