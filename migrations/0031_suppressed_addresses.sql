CREATE TABLE `suppressed_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`normalised_email` text GENERATED ALWAYS AS (lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)) VIRTUAL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `suppressed_addresses_mailbox` ON `suppressed_addresses` (`normalised_email`);--> statement-breakpoint
-- What was known of whole mailboxes until now, carried over to the addresses that were mailed there before. Where several
-- were, a bounce is left out: nothing says which of them it was, and the next one is noted for the right one.
INSERT INTO `suppressed_addresses` (`email`, `reason`, `at`)
SELECT `address`, `reason`, `at` FROM (
	SELECT coalesce(lower(o.recipient), s.normalised_email) AS `address`, s.reason AS `reason`, s.at AS `at`,
		count(*) OVER (PARTITION BY s.normalised_email) AS `known`
	FROM `suppressions` s
	LEFT JOIN `outbox` o ON o.normalised_recipient = s.normalised_email AND o.created_at <= s.at
	WHERE s.kind = '*' AND s.reason IN ('bounce', 'complaint')
	GROUP BY s.normalised_email, coalesce(lower(o.recipient), s.normalised_email)
)
WHERE `reason` = 'complaint' OR `known` = 1
ON CONFLICT DO NOTHING;
