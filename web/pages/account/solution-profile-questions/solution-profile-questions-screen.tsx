import { PageHead } from '#web/client/page-head.tsx'
import { Questionnaire } from './questionnaire.tsx'

const title = 'Create your Solution Profile'

/** The questionnaire, whose entries stay in the browser until they are sent. */
export function Component() {
  return (
    <div className="wide pt-s6">
      <PageHead
        title={title}
        description="Eight questions, and your own solution profile hangs before you: free, without an account."
        hidden
      />
      <h1 className="account-title">{title}</h1>
      <Questionnaire />
    </div>
  )
}
