import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '#schema/paths.ts'
import { CallFailed, dataOf, hasCode } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import { type StoredDraft, useStoredDraft } from '#web/features/drafts/stored-draft.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisitorData } from './visitor-data.tsx'

const title = 'Your saved profile'

/** The saved answers of this device (account spec, saved-profile page). */
export function Component() {
  const stored = useStoredDraft()
  return (
    <div className="wide py-room-gap">
      <PageHead title={title} hidden />
      {stored ? <SavedProfile stored={stored} /> : <NoSavedProfile />}
    </div>
  )
}

function NoSavedProfile() {
  return (
    <div className="grid gap-room-gap">
      <EmptyState
        heading="h1"
        title="No profile is saved on this device"
        action={
          <>
            <ButtonLink variant="main" to={paths.solutionProfileQuestions.href()}>
              Create New Profile
            </ButtonLink>
            <ButtonLink to={paths.profileLookup.href()}>Find My Profile</ButtonLink>
          </>
        }
      >
        <p>Eight questions make one. If you answered them on another device, find it by your address.</p>
      </EmptyState>
      <VisitorData />
    </div>
  )
}

const answers = [
  ['Problem you solve', 'problemSolved'],
  ['Target clients', 'targetClient'],
  ['Client problems before', 'clientProblemsBefore'],
  ['What you deliver', 'deliverables'],
  ['Your experience', 'experience'],
] as const

function SavedProfile({ stored }: { stored: StoredDraft }) {
  const { profile, isYours, stands } = useNewestCopy(stored)
  return (
    <div className="grid gap-s7 lg:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)] lg:gap-x-24">
      <div className="isolate">
        <div className="lamp max-w-[20rem]">
          <DraftPicture draft={profile} format="portrait" />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-s6">
        <div className="grid gap-s3">
          <h1 className="text-head">{profile.fullName}</h1>
          <p className="text-ink-soft">
            {profile.industry} · {profile.businessArea} · {profile.email}
          </p>
          <p role="status" className="text-ink-soft text-small">
            {stands}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-s3">
          <ButtonLink variant="main" to={paths.freePreview.href()}>
            Open the preview
          </ButtonLink>
          {isYours && <ButtonLink to={paths.solutionProfileQuestions.href()}>Change the answers</ButtonLink>}
        </div>
        <dl className="grid max-w-measure gap-s5 border-line border-t pt-s5">
          {answers.map(([label, name]) => (
            <div key={name}>
              <dt className="font-semibold text-label">{label}</dt>
              <dd className="whitespace-pre-line">{profile[name]}</dd>
            </div>
          ))}
          <div>
            <dt className="font-semibold text-label">Key skills</dt>
            <dd>{profile.keySkills.join(' · ')}</dd>
          </div>
        </dl>
        <VisitorData />
      </div>
    </div>
  )
}

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The server's copy if it can be loaded and belongs to this device, else the local one; and which of them it is. */
function useNewestCopy({ profile, isYours, savedAt }: StoredDraft) {
  const api = useApi()
  const { data, error, isPending } = useQuery({
    // A copy from before the last save is outdated.
    queryKey: ['solution-profile', profile.email, savedAt],
    queryFn: () =>
      dataOf(api['solution-profile'][':email'].$get({ param: { email: encodeURIComponent(profile.email) } })),
  })
  useEffect(() => {
    if (error) console.error('The saved profile was not loaded', error)
  }, [error])
  const own = data?.isYours ? data.profile : profile
  const isClaimed = hasCode(error, 'PROFILE_CLAIMED')
  const since = savedAt ? `Saved on this device on ${day(savedAt)}.` : 'Saved on this device.'
  const stands = isPending
    ? 'Looking whether we have it too…'
    : data?.isYours
      ? `${since} We keep a copy for 90 days after its last change.`
      : data
        ? isYours
          ? `${since} It was opened on another device since then, and is changed there; this is what was saved here.`
          : 'It was made on another device, and its texts are cut short here.'
        : error instanceof CallFailed && error.status === 404
          ? `${since} We have no copy any more: it was erased, or its 90 days were over. Save the answers again, and we have one.`
          : isClaimed
            ? `${since} It is part of an account now, and kept there; this is what was saved here.`
            : `${since} We could not reach our copy just now; this is what the device has.`
  return { profile: own, isYours: !isClaimed && (data?.isYours ?? isYours), stands }
}
