import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ChecksumNotice } from './AddressNotices.tsx'

const right = '70997970C51812dc3A010C7d01b50e0d17dc79C8'
const page = (
  <>
    <ChecksumNotice />
    <p>Page</p>
  </>
)

test.each([`0x${right.replace('0d17', '0d18')}`, right.replace('0d17', '0d18')])(
  'a page of the mistyped address %s says that its checksum does not match',
  async (typed) => {
    renderPart(page, `/address/${typed}`)
    expect((await screen.findByRole('status')).textContent).toMatch(/checksum/)
  },
)

test.each([`0x${right}`, `0x${right.toLowerCase()}`, `0X${right.toUpperCase()}`, 'nothing'])(
  'a page of %s says nothing of a checksum',
  async (typed) => {
    renderPart(page, `/address/${typed}`)
    await screen.findByText('Page')
    expect(screen.queryByRole('status')).toBeNull()
  },
)
