import { Eye, EyeOff, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { maskEmail } from '#schema/email.ts'
import { paths } from '#schema/paths.ts'
import { publicAnswers } from '#schema/references/public-fields.ts'
import type { OwnReference, ReferenceCheck } from '#schema/references/reference-answers.ts'
import type { ReferenceAnswers } from '#schema/references/submitted-reference.ts'
import { CheckList, checkLabel } from '#web/features/references/checks.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'

const labels: Record<keyof ReferenceAnswers, string> = {
  uniqueStrengths: 'What makes them stand out',
  measurableResults: 'Which result you saw yourself',
  relationship: 'How you know each other',
  naturalAbilities: 'What comes easily to them',
  problemsToSolve: 'Which problems you would call them for',
  contextAndSituations: 'Where they do their best work',
  differentiatingFactors: 'What sets them apart',
  workingRelationship: 'How it was to work together',
  additionalComments: 'What else you said',
}
const privateAnswers = (Object.keys(labels) as (keyof ReferenceAnswers)[]).filter(
  (name) => !(publicAnswers as readonly string[]).includes(name),
)

/** The referee's stored data: what is public, what only the candidate and the validator read, and the checks. */
export function StoredData({ reference }: { reference: OwnReference }) {
  const { checks, badges } = reference
  return (
    <div className="account-kept">
      <PublicData reference={reference} />

      <section aria-labelledby="checks" className="account-kept-part">
        <h2 id="checks">Which checks ran, when</h2>
        {checks.length ? (
          <CheckList checks={checks} text={checkText} className="account-checks" />
        ) : (
          <p className="text-ink-soft">None so far.</p>
        )}
      </section>

      {badges.length > 0 && <Badges badges={badges} />}

      <PrivateData reference={reference} />
    </div>
  )
}

function PublicData({ reference }: { reference: OwnReference }) {
  const { name, email, role, company, feedback, confirmations } = reference
  const title = publicTitleOf(reference)
  return (
    <section aria-labelledby="public" className="account-kept-part">
      <h2 id="public">
        {title === notShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        {title}
      </h2>
      {feedback && (
        <blockquote>
          {feedback.split(/\n{2,}/).map((paragraph, at, all) => (
            <p key={paragraph} className="whitespace-pre-line">
              {at === 0 && '“'}
              {paragraph}
              {at === all.length - 1 && '”'}
            </p>
          ))}
        </blockquote>
      )}
      <p className="text-label">
        <b>{name}</b>
        <br />
        {[role, company].filter(Boolean).join(', ')}
        <span className="block text-ink-soft">{maskEmail(email)}</span>
      </p>
      {confirmations.map(({ title, sentence, isWaiting, at, claims }) => (
        <div key={title + at} className="grid gap-s2">
          <h3 className="text-[1.25rem]">{title}</h3>
          {claims.map(
            ({ text, outcome, isTakenBack }) =>
              outcome === 'confirmed' &&
              !isTakenBack && (
                <p key={text} className="account-claim">
                  <span>{text}</span>
                </p>
              ),
          )}
          {sentence && <p className="font-serif text-lead italic">“{sentence}”</p>}
          <p className="text-ink-soft text-small">
            Said on <LocalTime iso={at} />
            {isWaiting && '. Public once a validator has validated the story.'}
          </p>
        </div>
      ))}
    </section>
  )
}

const Badges = ({ badges }: Pick<OwnReference, 'badges'>) => (
  <section aria-labelledby="badges" className="account-kept-part">
    <h2 id="badges">Badges that name you</h2>
    <ul className="grid gap-s3">
      {badges.map(({ id, title, state, issuedAt }) => (
        <li key={id}>
          <a href={paths.verify.href({ badge: id })}>{title || 'A story that was erased'}</a>
          <span className="block text-ink-soft text-small">
            Issued on <LocalTime iso={issuedAt} />, {state === 'valid' ? 'valid' : 'no longer valid'}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function PrivateData({ reference }: { reference: OwnReference }) {
  const { email, candidateName, answers, confirmations } = reference
  const answered = privateAnswers.filter((field) => answers?.[field])
  const differing = confirmations.flatMap(({ title, claims }) =>
    claims.flatMap(({ text, outcome, words }) => (outcome === 'differs' ? [{ title, text, words }] : [])),
  )
  return (
    <section aria-labelledby="private" className="account-kept-part">
      <h2 id="private">
        <Lock size={20} aria-hidden />
        For {candidateName} and the validator only
      </h2>
      <dl>
        <StoredText label="Your address">{email}</StoredText>
        {answered.map((field) => (
          <StoredText key={field} label={labels[field]}>
            {answers?.[field]}
          </StoredText>
        ))}
        {differing.map(({ title, text, words }) => (
          <StoredText key={title + text} label={`What you remember differently in “${title}”`}>
            {text}
            {words && `\n“${words}”`}
          </StoredText>
        ))}
      </dl>
    </section>
  )
}

const notShown = 'Not shown'
function publicTitleOf({ status, isHidden, isPublic }: OwnReference): string {
  if (isHidden || (status !== 'validated' && status !== 'submitted')) return notShown
  return status === 'validated' && isPublic ? 'Public' : 'Public once the page is, and your reference counts'
}

const StoredText = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-label">{label}</dt>
    <dd className="whitespace-pre-line">{children}</dd>
  </div>
)

function checkText(ran: ReferenceCheck) {
  const { check } = ran
  if (check === 'address-confirmed') return 'Your address was confirmed by a signed link'
  if (check === 'independent') return 'You are not the owner of the page, and your address is used once'
  if (check === 'stories-confirmed') return 'You confirmed at least one story of the page'
  return checkLabel(ran)
}
