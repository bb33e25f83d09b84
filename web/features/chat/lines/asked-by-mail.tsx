import type { Line } from '../conversation.ts'

/** Says below an answer that the expert was asked for a better one. */
export const AskedByMail = ({ line, firstName }: { line: Line; firstName: string }) =>
  line.isAskedByMail && (
    <p role="status" className="mt-s3 border-ink border-l-2 pl-s4">
      You have asked {firstName} to answer this by mail. If an answer comes, it goes to the address that you
      gave.
    </p>
  )
