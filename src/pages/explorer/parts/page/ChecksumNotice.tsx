import { useLocation } from '@tanstack/react-router'
import { checksumProblem } from '#domain/search/checksumProblem.ts'
import { pathHex } from '#lib/text/pathHex.ts'

/** Says that the address in the path was mistyped, as its checksum shows. The page itself shows the address with the right one. */
export function ChecksumNotice() {
  const problem = useLocation({
    select: ({ pathname }) => checksumProblem(pathHex(pathname.split('/')[2] ?? '')),
  })
  return (
    problem && (
      <p role="status" className="mb-4 rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
        {problem}
      </p>
    )
  )
}
