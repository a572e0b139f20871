/**
 * One thing that may go wrong, and what shows that it does not: tests as `file › title`, where `…` stands for what a
 * title fills in, or commands of package.json as `npm run …`. What is left out says why.
 */
export type Row = {
  /** Its group (security, reliability, performance, accessibility) and number. */
  id: string
  /** 0 holds before any release, 1 soon after, 2 is good to have. */
  priority: 0 | 1 | 2
  /** What must hold. */
  says: string
} & ({ shownBy: readonly string[]; except?: string } | { leftOut: string })
