-- expand
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" text NOT NULL,
	"credits" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_grants_credits" CHECK ("credit_grants"."credits" >= 1)
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"host_id" text,
	"property_id" uuid,
	"reason" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"guide_code" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "support_messages_locale" CHECK ("support_messages"."locale" in ('es', 'en'))
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_grants_of_host" ON "credit_grants" USING btree ("host_id","ends_at");--> statement-breakpoint
CREATE INDEX "credit_grants_unsettled" ON "credit_grants" USING btree ("ends_at") WHERE "credit_grants"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "operator_acts_by_time" ON "operator_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_acts_of_host" ON "operator_acts" USING btree ("host_id","at");--> statement-breakpoint
CREATE INDEX "support_messages_open" ON "support_messages" USING btree ("received_at") WHERE "support_messages"."done_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_by_age" ON "support_messages" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_suspended_reason" CHECK (("properties"."suspended_at" is null) = ("properties"."suspended_reason" is null)) NOT VALID;