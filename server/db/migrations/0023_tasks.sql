CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"last_error" text,
	"failed_at" timestamp with time zone,
	CONSTRAINT "tasks_attempts" CHECK ("tasks"."attempts" >= 0)
);
--> statement-breakpoint
INSERT INTO "tasks" ("kind", "subject") SELECT 'purge', "tag" FROM "cdn_purges";--> statement-breakpoint
INSERT INTO "tasks" ("kind", "subject", "since") SELECT 'mail', "id", "created_at" FROM "mail_outbox" WHERE "sent_at" IS NULL;--> statement-breakpoint
INSERT INTO "tasks" ("kind", "subject") SELECT 'photo-avif', "path" FROM "photos" WHERE NOT "has_avif" AND "state" = 'stored' AND "avif_tries" < 3;--> statement-breakpoint
INSERT INTO "tasks" ("kind", "subject", "since") SELECT 'all-my-data', "id", "asked_at" FROM "data_exports" WHERE "state" IN ('asked', 'running');--> statement-breakpoint
ALTER TABLE "cdn_purges" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cdn_purges" CASCADE;--> statement-breakpoint
ALTER TABLE "photos" DROP CONSTRAINT "photos_avif_tries";--> statement-breakpoint
DROP INDEX "photos_without_avif";--> statement-breakpoint
DROP INDEX "mail_outbox_waiting";--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("kind","next_at" NULLS FIRST,"since") WHERE "tasks"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_subject" ON "tasks" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "tasks_given_up" ON "tasks" USING btree ("failed_at") WHERE "tasks"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_by_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "data_exports" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "data_exports" DROP COLUMN "claimed_until";--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "avif_tries";--> statement-breakpoint
ALTER TABLE "photos" DROP COLUMN "avif_due_at";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "next_attempt_at";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "zaguan_announce"("code" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM pg_notify('guide_changes', code);
	INSERT INTO tasks (kind, subject) VALUES ('purge', 'guide-' || code);
END $$;--> statement-breakpoint
CREATE FUNCTION "zaguan_enqueue"("kind" text, "subject" text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
	INSERT INTO tasks (kind, subject) VALUES ($1, $2);
$$;
