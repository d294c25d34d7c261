-- expand
CREATE TABLE "cdn_purges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tag" text NOT NULL,
	"is_again" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "cdn_purges_attempts" CHECK ("cdn_purges"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cdn_release" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"release" text NOT NULL,
	CONSTRAINT "cdn_release_one" CHECK ("cdn_release"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "cdn_purges_waiting" ON "cdn_purges" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "cdn_purges_of_tag" ON "cdn_purges" USING btree ("tag") WHERE "cdn_purges"."is_again";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "zaguan_announce"("code" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM pg_notify('guide_changes', code);
	INSERT INTO cdn_purges (tag) VALUES ('guide-' || code);
END $$;
