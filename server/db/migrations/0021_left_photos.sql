-- expand
CREATE TABLE "left_photos" (
	"path" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
