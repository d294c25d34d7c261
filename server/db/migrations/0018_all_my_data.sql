CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"file" text,
	"key" text,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_until" timestamp with time zone,
	CONSTRAINT "data_exports_host_id_unique" UNIQUE("host_id"),
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('asked', 'running', 'ready', 'failed')),
	CONSTRAINT "data_exports_parts" CHECK ("data_exports"."parts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_by_end" ON "data_exports" USING btree ("ready_until");