ALTER TABLE `users` ADD `mailbox` text GENERATED ALWAYS AS (case when substr(normalised_email, -10) = '@gmail.com' or substr(normalised_email, -15) = '@googlemail.com'
        then replace(substr(normalised_email, 1, instr(normalised_email, '@') - 1), '.', '') || '@gmail.com'
        else normalised_email end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `users_mailbox` ON `users` (`mailbox`);--> statement-breakpoint
ALTER TABLE `former_addresses` ADD `mailbox` text GENERATED ALWAYS AS (case when substr(normalised_email, -10) = '@gmail.com' or substr(normalised_email, -15) = '@googlemail.com'
        then replace(substr(normalised_email, 1, instr(normalised_email, '@') - 1), '.', '') || '@gmail.com'
        else normalised_email end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `former_addresses_spelled_once` ON `former_addresses` (`mailbox`);