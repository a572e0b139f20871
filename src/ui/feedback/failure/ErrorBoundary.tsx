import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  children: ReactNode
  fallback: (error: unknown, reset: () => void) => ReactNode
  onReset?: () => void
  /** Identifies what the children show. When it changes, they are rendered again. */
  resetKey?: string
}

type ErrorBoundaryState = { failed: false } | { failed: true; error: unknown }

/** Limits a failure while rendering to its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error }
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.reset()
  }

  reset = () => {
    this.props.onReset?.()
    this.setState({ failed: false })
  }

  override render() {
    const { state } = this
    return state.failed ? this.props.fallback(state.error, this.reset) : this.props.children
  }
}
