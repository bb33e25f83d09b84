ALTER TABLE `users` ADD `spelled_once` text GENERATED ALWAYS AS (case when substr(normalised_email, -10) = '@gmail.com' or substr(normalised_email, -15) = '@googlemail.com'
        then replace(substr(normalised_email, 1, instr(normalised_email, '@') - 1), '.', '') || '@gmail.com' when substr(normalised_email, -15) = '@protonmail.com' or substr(normalised_email, -6) = '@pm.me'
        then substr(normalised_email, 1, instr(normalised_email, '@') - 1) || '@proton.me' when substr(normalised_email, -7) = '@me.com' or substr(normalised_email, -8) = '@mac.com'
        then substr(normalised_email, 1, instr(normalised_email, '@') - 1) || '@icloud.com' else normalised_email end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `users_spelled_once` ON `users` (`spelled_once`);--> statement-breakpoint
ALTER TABLE `former_addresses` ADD `spelled_once` text GENERATED ALWAYS AS (case when substr(normalised_email, -10) = '@gmail.com' or substr(normalised_email, -15) = '@googlemail.com'
        then replace(substr(normalised_email, 1, instr(normalised_email, '@') - 1), '.', '') || '@gmail.com' when substr(normalised_email, -15) = '@protonmail.com' or substr(normalised_email, -6) = '@pm.me'
        then substr(normalised_email, 1, instr(normalised_email, '@') - 1) || '@proton.me' when substr(normalised_email, -7) = '@me.com' or substr(normalised_email, -8) = '@mac.com'
        then substr(normalised_email, 1, instr(normalised_email, '@') - 1) || '@icloud.com' else normalised_email end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `former_addresses_one_spelling` ON `former_addresses` (`spelled_once`);--> statement-breakpoint
ALTER TABLE `orders` ADD `spelled_once` text GENERATED ALWAYS AS (case when substr(normalised_email, -10) = '@gmail.com' or substr(normalised_email, -15) = '@googlemail.com'
        then replace(substr(normalised_email, 1, instr(normalised_email, '@') - 1), '.', '') || '@gmail.com' when substr(normalised_email, -15) = '@protonmail.com' or substr(normalised_email, -6) = '@pm.me'
        then substr(normalised_email, 1, instr(normalised_email, '@') - 1) || '@proton.me' when substr(normalised_email, -7) = '@me.com' or substr(normalised_email, -8) = '@mac.com'
        then substr(normalised_email, 1, instr(normalised_email, '@') - 1) || '@icloud.com' else normalised_email end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_spelled_once` ON `orders` (`spelled_once`);